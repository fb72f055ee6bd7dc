import './lists.css'
import { Link } from 'wouter'
import { useWords } from '../words.ts'
import { KeptGames } from './KeptGames.tsx'
import { TableList } from './TableList.tsx'

export default function MyTables() {
  const { tables, errors } = useWords()
  return (
    <div className="page">
      <h1>{tables.mineTitle}</h1>
      <TableList
        list="mine"
        empty={
          <>
            <p>{tables.mineEmpty}</p>
            <p>{tables.mineEmptyDo}</p>
            <Link href="/" className="button primary">
              {errors.missingDo}
            </Link>
          </>
        }
      />
      <KeptGames />
    </div>
  )
}
