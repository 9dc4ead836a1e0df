/** The asterisk of a required field; the native `required` says the same to assistive tools. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-garance">
    {' *'}
  </span>
)
