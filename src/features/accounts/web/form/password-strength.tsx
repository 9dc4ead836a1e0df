import { useEffect, useState } from 'react'
import { Thread } from '../../../../ui/thread/thread.tsx'
import { passwordLengths } from '../../accounts.limits.ts'
import { passwordStrength, type PasswordStrength as Strength } from '../../signing-in/password.rules.ts'
import { usePasswordTexts } from './use-password-texts.ts'

const sewn: Readonly<Record<Strength | 'none', number>> = {
  none: 0,
  short: 0.15,
  weak: 0.4,
  good: 0.75,
  strong: 1,
}

/** The text must stay unchanged for so long, so that a screen reader does not announce the strength at every letter. */
const quietMs = 1200

/** The text once it has not changed for a while. */
const useSettled = (words: string) => {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), quietMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

/** How hard a new password is to guess, as a thread and in words. An empty field shows what makes a good one. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const t = usePasswordTexts()
  const strength = password === '' ? 'none' : passwordStrength(password)
  const words = t(`strength.${strength}`, passwordLengths)
  const settled = useSettled(words)
  return (
    <div className="mt-1">
      <Thread progress={sewn[strength]} />
      <p aria-hidden="true" className="mt-1 min-h-[2lh] text-caption text-ink-soft">
        {words}
      </p>
      <p aria-live="polite" className="sr-only">
        {settled}
      </p>
    </div>
  )
}
