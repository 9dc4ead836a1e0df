import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import type { OwnFactor, SecondFactorContract } from '../../signing-in/second-factor.contract.ts'
import type { User } from '../../user.schema.ts'
import { ownFactorQuery } from '../own-factor.queries.ts'
import { FactorAbsent } from './factor-absent.tsx'
import { FactorSummary } from './factor-summary.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'

interface FactorStateProps {
  readonly factor: OwnFactor
  readonly user: User
}

/** The state of the second step, what can be done about it, and the recovery codes when they have just been made. */
export const FactorState = ({ factor, user }: FactorStateProps) => {
  useOwnTexts('secondFactor', secondFactorTexts)
  const queries = useQueryClient()
  const { queryKey } = ownFactorQuery(useApi<SecondFactorContract>())
  const [codes, setCodes] = useState<readonly string[]>()
  const [said, setSaid] = useState<string>()
  const readAgain = () => queries.invalidateQueries({ queryKey })
  const show = (made: readonly string[]) => {
    setSaid(undefined)
    setCodes(made)
    return readAgain()
  }
  if (codes) return <RecoveryCodes codes={codes} email={user.email} onNoted={() => setCodes(undefined)} />
  if (factor.since === null) return <FactorAbsent required={factor.required} said={said} onMade={show} />
  return (
    <FactorSummary
      factor={factor}
      since={factor.since}
      email={user.email}
      onMade={show}
      onRemoved={(message) => {
        setSaid(message)
        return readAgain()
      }}
    />
  )
}
