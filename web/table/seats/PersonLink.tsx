/** The name of who sits on a seat; it leads to the person's page, beside the table. */
export function PersonLink({ table, seat, name }: { table: string; seat: number; name: string }) {
  return (
    <a href={`/people/${table}/${seat}`} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}
