// What is logged of actions, by whatever closes or stalls them.
export {}
