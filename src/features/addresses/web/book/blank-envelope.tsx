import { Stamp } from './stamp.tsx'

const rules = ['w-3/5', 'w-4/5', 'w-2/5']

/** An envelope without an address. Screen readers skip it, because a text stands beside it. */
export const BlankEnvelope = () => (
  <div aria-hidden="true" className="flex aspect-[3/2] flex-col border border-hairline bg-sheet p-5">
    <span className="ms-auto">
      <Stamp country="" isFirst />
    </span>
    <div className="mt-auto flex flex-col gap-4 pb-3 ps-[22%]">
      {rules.map((width) => (
        <span key={width} className={`block h-px bg-hairline ${width}`} />
      ))}
    </div>
  </div>
)
