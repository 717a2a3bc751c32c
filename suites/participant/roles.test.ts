// What participants show of what they do and did.
export {}
