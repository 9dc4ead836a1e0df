export const questionLimits = { most: 40, question: 200, answer: 3_000, id: 60 } as const
