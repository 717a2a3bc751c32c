// Which fields bear the task of a signer, and how they are named.
export {}
