import { useEffect, useState } from 'react'

/** So long a button says that something has been copied, in milliseconds. */
const said = 2_000

/** Copies a text, at the press of a button; says for a moment that it was done. */
export function useCopy(): { isCopied: boolean; copy(text: string): Promise<void> } {
  const [times, setTimes] = useState(0)
  const [told, setTold] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setTold(times), said)
    return () => clearTimeout(timer)
  }, [times])
  const copy = async (text: string) => {
    if (await copied(text)) setTimes(before => before + 1)
  }
  return { isCopied: times > told, copy }
}

/** True when it was done. Browsers give the clipboard to pages over https alone, and let the others answer a request to copy. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedAsAsked(text)
  }
}

function copiedAsAsked(text: string): boolean {
  const answer = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', answer)
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', answer)
  }
}
