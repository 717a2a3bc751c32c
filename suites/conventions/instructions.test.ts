// How the forms of the calls about signers, reviewers and seals are read.
export {}
