import { Refusal } from '../refusal.tsx'
import { useSentFormTexts } from './use-sent-form-texts.ts'

/** Says why a form was refused when no single field is wrong (§8). Without a text it renders nothing. */
export const FormAlert = ({ children }: { children: string | undefined }) => {
  const t = useSentFormTexts()
  return children && <Refusal title={t('error')}>{children}</Refusal>
}
