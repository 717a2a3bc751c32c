// Participants as they follow from instructions.
export {}
