import './lists.css'
import { shelf } from 'virtual:shelf'
import { Link } from 'wouter'
import { useWords } from '../words.ts'
import { TableList } from './TableList.tsx'

export default function OpenTables() {
  const { tables, front } = useWords()
  return (
    <div className="page">
      <h1>{tables.openTitle}</h1>
      <TableList
        list="open"
        empty={
          <>
            <p>{tables.openEmpty}</p>
            <p>{tables.openEmptyDo}</p>
            <Link href={`/new/${shelf[0].id}`} className="button primary">
              {front.create}
            </Link>
          </>
        }
      />
      <h2>{tables.watchTitle}</h2>
      <TableList list="watch" empty={<p>{tables.watchEmpty}</p>} />
    </div>
  )
}
