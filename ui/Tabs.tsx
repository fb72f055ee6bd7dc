import './tabs.css'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useRoving } from './useRoving.ts'

export interface TabItem {
  id: string
  title: string
  icon?: ReactNode
  /** Something new inside: a dot, spoken with these words. */
  news?: string
  content(): ReactNode
}

interface Props {
  label: string
  items: readonly TabItem[]
  chosen: string
  onChoose(id: string): void
  className?: string
}

interface TabProps {
  item: TabItem
  base: string
  isShown: boolean
  onChoose(id: string): void
}

function Tab({ item: { id, icon, title, news }, base, isShown, onChoose }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-${id}`}
      aria-selected={isShown}
      aria-controls={isShown ? `${base}-panel` : undefined}
      data-rove
      onClick={() => onChoose(id)}
    >
      {icon}
      <span className="tab-title">{title}</span>
      {news !== undefined && <span className="tab-news" role="img" aria-label={news} />}
    </button>
  )
}

/** Panels behind tabs; only the chosen one is drawn. */
export function Tabs({ label, items, chosen, onChoose, className = '' }: Props) {
  const base = useId()
  const roving = useRoving<HTMLDivElement>()
  const shown = items.find(item => item.id === chosen) ?? items[0]
  const { ref } = roving
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what scrolls
  useEffect(() => {
    const tab = ref.current?.querySelector('[aria-selected="true"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown.id])
  const panel = useRef<HTMLElement>(null)
  const tops = useRef(new Map<string, number>())
  // Each panel is scrolled by itself; one that has chosen where it begins stays there.
  useLayoutEffect(() => {
    if (panel.current!.scrollTop === 0) panel.current!.scrollTop = tops.current.get(shown.id) ?? 0
  }, [shown.id])
  return (
    <div className={`tabs ${className}`}>
      <div className="tab-list" role="tablist" aria-label={label} {...roving}>
        {items.map(item => (
          <Tab key={item.id} item={item} base={base} isShown={item === shown} onChoose={onChoose} />
        ))}
      </div>
      <section
        key={shown.id}
        ref={panel}
        className="tab-panel"
        data-scroll
        onScroll={event => tops.current.set(shown.id, event.currentTarget.scrollTop)}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${shown.id}`}
      >
        {shown.content()}
      </section>
    </div>
  )
}
