// That the endpoints listed without detail exist.
export {}
