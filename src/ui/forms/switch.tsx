import { type ComponentProps, useState } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  readonly checked: boolean
  /** Saves the new value; until the promise is fulfilled the switch shows it. */
  readonly onChange: (checked: boolean) => Promise<unknown>
}

/** An on/off setting that takes effect as soon as it is switched, and goes back when that fails. */
export const Switch = ({ checked, onChange, ...rest }: SwitchProps) => {
  // A screen learns of its own write a moment after the press: without this the box would jump back for that moment.
  const [pressed, setPressed] = useState<boolean>()
  const change = async (next: boolean) => {
    setPressed(next)
    try {
      await onChange(next)
    } finally {
      setPressed(undefined)
    }
  }
  return (
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on, and HTML lets nothing else say it
      role="switch"
      checked={pressed ?? checked}
      onChange={({ target }) => void change(target.checked)}
      className={
        'relative mt-1 h-7 w-13 flex-none cursor-pointer appearance-none border border-rule bg-sheet transition-colors hover:border-ink ' +
        'before:absolute before:inset-y-1 before:left-1 before:w-5 before:bg-rule before:transition-[translate,background-color] ' +
        'checked:border-garance-fill checked:bg-garance-fill checked:before:translate-x-[1.375rem] checked:before:bg-on-garance ' +
        'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]'
      }
    />
  )
}
