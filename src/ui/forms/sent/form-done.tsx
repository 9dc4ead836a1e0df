import { Icon } from '../../buttons/icon.tsx'

/** What came of a form that was sent; read out where it stands, and in room that was left for it. */
export const FormDone = ({ children }: { children: string | undefined }) => (
  <p role="status" className="min-h-[2lh] max-w-measure text-sage text-small">
    {children && (
      <span className="flex animate-appear items-start gap-2">
        <Icon name="check" size={16} className="mt-[0.25em] flex-none" />
        {children}
      </span>
    )}
  </p>
)
