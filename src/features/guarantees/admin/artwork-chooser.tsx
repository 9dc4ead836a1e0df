import { type RefObject, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'

interface ArtworkChooserProps {
  readonly label: string
  readonly busy: boolean
  readonly describedBy?: string
  readonly onChosen: (file: File) => void
  readonly button?: RefObject<HTMLButtonElement | null>
}

/** A button that opens the file dialog of the browser. */
export const ArtworkChooser = ({ label, busy, describedBy, onChosen, button }: ArtworkChooserProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        loading={busy}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChosen(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
