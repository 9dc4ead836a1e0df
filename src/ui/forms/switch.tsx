import type { ComponentProps } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** An on/off setting that takes effect as soon as it is switched. */
export const Switch = ({ checked, onChange, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on, and HTML lets nothing else say it
    role="switch"
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
    className={
      'relative mt-1 h-7 w-13 flex-none cursor-pointer appearance-none border border-rule bg-sheet transition-colors hover:border-ink ' +
      'before:absolute before:inset-y-1 before:left-1 before:w-5 before:bg-rule before:transition-[translate,background-color] ' +
      'checked:border-garance-fill checked:bg-garance-fill checked:before:translate-x-[1.375rem] checked:before:bg-on-garance ' +
      'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]'
    }
  />
)
