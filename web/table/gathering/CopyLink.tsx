import { Button } from '../../../ui/Button.tsx'
import { useCopy } from '../../useCopy.ts'
import { useTableWords } from '../words.ts'

/** Copies an address of this house. */
export function CopyLink({ path, label }: { path: string; label: string }) {
  const { copied: done } = useTableWords().seats
  const { isCopied, copy } = useCopy()
  return (
    <Button small kind="quiet" onClick={() => copy(`${location.origin}${path}`)}>
      {isCopied ? done : label}
    </Button>
  )
}
