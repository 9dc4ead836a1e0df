import type { FieldTexts } from './field-frame.tsx'

/** The accessibility attributes that link a control to its hint and its error. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}
