// Actions that new instructions open again.
export {}
