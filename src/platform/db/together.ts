/**
 * Asks a transaction several things at once that need nothing of each other: they leave in one packet, and the database
 * answers them in their order. Fails with the first that fails, but only when all have ended, so that nothing of them
 * comes after the transaction.
 */
export const together = async <const Asked extends readonly unknown[]>(...asked: Asked) => {
  const running = asked.map(async (each) => await each)
  await Promise.allSettled(running)
  // What a list of promises answers, place by place, is beyond what the mapping above tells.
  return Promise.all(running) as Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }>
}
