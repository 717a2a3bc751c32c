// What is answered to bad input in the calls about signers, reviewers and seals.
export {}
