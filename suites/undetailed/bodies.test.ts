// What the endpoints listed without detail are sent.
export {}
