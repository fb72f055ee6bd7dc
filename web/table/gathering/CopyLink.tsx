import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useTableWords } from '../words.ts'

/** Copies an address of this house. */
export function CopyLink({ path, label }: { path: string; label: string }) {
  const { copied: done } = useTableWords().seats
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${path}`)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2_000)
  }
  return (
    <Button small kind="quiet" onClick={copy}>
      {isCopied ? done : label}
    </Button>
  )
}
