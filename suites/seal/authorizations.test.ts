// The authorization of a qualified certificate.
export {}
