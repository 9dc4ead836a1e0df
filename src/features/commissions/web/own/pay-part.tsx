import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { sentenceOfFailure } from '../../../../ui/forms/form/refusal-of-form.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { PaymentDesk } from '../../../payments/payment-desk.ts'
import type { ShownInstalment } from '../../commission.schema.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { CommissionParts } from './commission-parts.ts'
import { commissionsKey } from './commissions.queries.ts'
import type { OwnAccess } from './own-access.public.ts'

interface PayPartProps {
  readonly instalment: ShownInstalment
  readonly access: OwnAccess
  readonly parts: CommissionParts
  readonly country: string | undefined
}

type Opened = Awaited<ReturnType<ReturnType<typeof useOpenPayment>['ask']>>

const useOpenPayment = ({ instalment, access }: Pick<PayPartProps, 'instalment' | 'access'>) => {
  const api = useApi<CommissionsContract>()
  const { id, key } = access
  const ask = (idempotencyKey: string) =>
    api('POST /commissions/{id}/instalments/{instalmentId}/payment', {
      params: { id, instalmentId: instalment._id },
      query: { key },
      idempotencyKey,
    })
  return { ask }
}

/** Why the bank's own page sent the customer back. */
const useDeclined = () => {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('declined' in state)) return undefined
  return typeof state.declined === 'string' ? state.declined : undefined
}

const readAgainMs = 3_000

/** Reads the commission again until its payment has come: a bank may take its time. */
const useReadAgain = (isAwaited: boolean) => {
  const queries = useQueryClient()
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: commissionsKey }), readAgainMs)
    return () => clearInterval(timer)
  }, [isAwaited, queries])
}

/** An instalment that is due, with the card that pays it. */
export const PayPart = ({ instalment, access, parts, country }: PayPartProps) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const navigate = useNavigate()
  const desk = useRef<PaymentDesk>(null)
  const [opened, setOpened] = useState<Opened>()
  const [declined, setDeclined] = useState(useDeclined())
  const [isMade, setMade] = useState(false)
  const card = useRef<HTMLFieldSetElement>(null)
  // The button that opened the card is there no more.
  useEffect(() => {
    if (opened) card.current?.focus()
  }, [opened])
  useReadAgain(isMade)
  const amount = formatEuros(instalment.amount)
  const { ask } = useOpenPayment({ instalment, access })
  const opening = useWrite({
    send: (_press: null, idempotencyKey) => ask(idempotencyKey),
    succeeded: setOpened,
    refresh: null,
  })
  const paying = useWrite({
    send: async (clientSecret: string) => {
      setDeclined(undefined)
      // The page of the mailed link remembers its key: it never stands in an address.
      const paidFor = { kind: 'creation', id: access.key === undefined ? access.id : 'link' } as const
      const outcome = await desk.current?.pay({ clientSecret, paidFor })
      if (outcome?.kind === 'elsewhere') await navigate(localizedPath(outcome.path, lng))
      if (outcome?.kind === 'declined') setDeclined(outcome.message)
      if (outcome?.kind === 'made') {
        setMade(true)
        notify('general', { title: t('pay.done'), variant: 'success' })
      }
    },
  })
  const pay = async () => {
    if (opened && (await desk.current?.check())) await paying.write(opened.payment.clientSecret)
  }
  if (isMade) return <p className="bg-sheet p-5 sm:p-8">{t('pay.unconfirmed')}</p>
  return (
    <div className="flex flex-col gap-5 bg-sheet p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-medium">
          {instalment.beforeStage
            ? t('pay.forStage', { stage: t(`stages.${instalment.beforeStage}`) })
            : t('pay.deposit')}
        </p>
        <p className="font-display text-heading tabular-nums">{amount}</p>
      </div>
      {declined && <Refusal>{declined}</Refusal>}
      {opening.failure !== null && (
        <Refusal>{sentenceOfFailure(opening.failure, { failed: t('pay.failed') })}</Refusal>
      )}
      {paying.failure !== null && (
        <Refusal>{sentenceOfFailure(paying.failure, { failed: t('pay.unknown') })}</Refusal>
      )}
      {opened ? (
        <fieldset
          ref={card}
          aria-label={t('pay.open', { amount })}
          tabIndex={-1}
          className="flex min-w-0 flex-col gap-5 outline-none"
        >
          {parts.payment({ desk, provider: opened.payment, amount: opened.amount, country })}
          <Button size="large" loading={paying.busy} onClick={() => void pay()} className="self-start">
            {t('pay.button', { amount })}
          </Button>
        </fieldset>
      ) : (
        <Button
          size="large"
          loading={opening.busy}
          onClick={() => void opening.write(null)}
          className="self-start"
        >
          {t('pay.open', { amount })}
        </Button>
      )}
      <p role="status" className="sr-only">
        {paying.busy && t('pay.paying')}
      </p>
    </div>
  )
}
