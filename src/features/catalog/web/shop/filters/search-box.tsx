import { useRef } from 'react'
import { IconButton } from '../../../../../ui/buttons/icon-button.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { searchMaxLength } from '../../../catalog.limits.ts'

interface SearchBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

export const SearchBox = ({ value, onChange }: SearchBoxProps) => {
  const { t } = useTranslation('shop')
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <search className="flex items-end border-rule border-b transition-colors focus-within:border-ink hover:border-ink">
      <label htmlFor="shop-search" className="sr-only">
        {t('searchLabel')}
      </label>
      <input
        ref={field}
        id="shop-search"
        type="search"
        name="search"
        value={value}
        maxLength={searchMaxLength}
        placeholder={t('searchPlaceholder')}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent py-2.5 text-lead placeholder:text-ink-soft placeholder:opacity-100 [&::-webkit-search-cancel-button]:appearance-none"
      />
      {value !== '' && (
        <IconButton icon="close" label={t('searchClear')} onClick={clear} className="noscript:hidden" />
      )}
      <IconButton type="submit" icon="search" label={t('searchSubmit')} />
    </search>
  )
}
