import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const TILE =
  'relative grid min-h-12 min-w-14 place-content-center border border-rule bg-sheet px-4 py-2 text-center text-small tabular-nums transition-colors ' +
  'hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink ' +
  // Forced colours replace all backgrounds except system colours, and printers leave backgrounds out.
  'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] ' +
  'print:has-checked:border-2 print:has-checked:bg-transparent print:has-checked:font-semibold print:has-checked:text-ink ' +
  'has-disabled:border-dashed has-disabled:border-hairline has-disabled:bg-transparent has-disabled:text-ink-soft'

const LINE = 'flex min-h-11 items-start gap-3 py-2 text-body has-disabled:text-ink-soft'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

type RadioChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { option: RadioOption; tile: boolean }

/** One option of a radio group, as a line with a radio dot or as a tile. */
export const RadioChoice = ({ option, tile, ...rest }: RadioChoiceProps) => (
  <label className={tile ? TILE : LINE}>
    <input
      type="radio"
      {...rest}
      value={option.value}
      disabled={option.disabled}
      className={classNames(tile ? 'absolute inset-0 appearance-none outline-none' : 'tick mt-[0.2em]')}
    />
    <span className={classNames(!tile && 'min-w-0 flex-1')}>
      {option.label}
      {option.hint && (
        <>
          {' '}
          <span className="block text-caption text-ink-soft">{option.hint}</span>
        </>
      )}
    </span>
  </label>
)
