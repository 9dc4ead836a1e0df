/**
 * Runs several independent queries of a transaction at once: they are sent in one packet, and the database answers them
 * in order. It rejects with the first failure, but only when all queries have ended, so that none of them runs after
 * the transaction.
 */
export const together = async <const Asked extends readonly unknown[]>(...asked: Asked) => {
  const running = asked.map(async (each) => await each)
  await Promise.allSettled(running)
  // TypeScript cannot derive this type of a list of promises.
  return Promise.all(running) as Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }>
}
