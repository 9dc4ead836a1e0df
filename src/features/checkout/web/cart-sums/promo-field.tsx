import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { promoCodeLength } from '../../../promotions/reduction.rules.ts'
import { promoCode } from './promo-code.ts'

/**
 * The field for a promotional code (§5). It confirms a code that gives a reduction, and shows nothing for any other.
 */
export const PromoField = ({ appliedCode }: { appliedCode: string | undefined }) => {
  const { t } = useTranslation('cartSummary')
  const [typed, setTyped] = useState(promoCode.current)
  const part = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // The pressed button disappears with the answer, so the focus moves to the field or button that has replaced it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that the keyboard waits for
  useEffect(() => {
    if (isPressed.current) part.current?.querySelector<HTMLElement>('input, button')?.focus()
    isPressed.current = false
  }, [appliedCode])
  const keep = (code: string) => {
    isPressed.current = true
    promoCode.change(() => code)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    keep(typed.trim())
  }
  const takeOff = () => {
    setTyped('')
    keep('')
  }
  return (
    <div ref={part}>
      {appliedCode === undefined && (
        <form method="post" onSubmit={apply} className="flex items-end gap-3">
          <TextField
            label={t('promo')}
            name="promoCode"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={promoCodeLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            frameClassName="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            {t('apply')}
          </Button>
        </form>
      )}
      <p role="status" className="text-sage text-small">
        {appliedCode !== undefined && t('applied', { code: appliedCode })}
      </p>
      {appliedCode !== undefined && (
        <Button variant="quiet" size="small" onClick={takeOff} className="min-h-11">
          {t('takeOff')}
        </Button>
      )}
    </div>
  )
}
