import { type ComponentProps, useRef } from 'react'
import { Button } from '../buttons/button.tsx'

interface FileChoiceProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'loading' | 'className'> {
  readonly label: string
  readonly accept?: string
  /** Several files; or all of a folder, which the browser chooses together. */
  readonly several?: boolean
  readonly folder?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** A button that has the browser choose files. The same file may be chosen again. */
export const FileChoice = ({
  label,
  accept,
  several = false,
  folder = false,
  onChoose,
  ...button
}: FileChoiceProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={(element) => {
          input.current = element
          // React knows no such attribute.
          if (folder) element?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        accept={accept}
        multiple={several || folder}
        tabIndex={-1}
        aria-label={label}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
