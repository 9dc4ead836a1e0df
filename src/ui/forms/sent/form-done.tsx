import { Icon } from '../../buttons/icon.tsx'

/** Says that a form was sent successfully. Screen readers announce it, and the layout reserves its space. */
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
