// The main flow, from the draft to the completion.
export {}
