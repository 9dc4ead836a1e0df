import { useEffect, useState } from 'react'

const firstWaitMs = 2000
const laterWaitMs = 10_000
const quickTries = 15

/** Repeats the request while something is awaited: often at first, then less often. Returns whether it takes long. */
export const usePatience = (isWaiting: boolean, ask: () => unknown) => {
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is followed by the next one, whatever asks it
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(
      () => {
        ask()
        setTries(tries + 1)
      },
      tries < quickTries ? firstWaitMs : laterWaitMs,
    )
    return () => clearTimeout(timer)
  }, [isWaiting, tries])
  return tries >= quickTries
}
