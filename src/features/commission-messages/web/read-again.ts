/** How a conversation is read: anew each time, and every minute, because somebody may answer while it is open. */
export const readAgain = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
  meta: { private: true },
} as const
