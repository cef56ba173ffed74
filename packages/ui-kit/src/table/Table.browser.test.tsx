import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Table, type TableProps } from './Table.tsx'
import '../styles.css'

interface Owner {
  id: number
}

const owners: readonly Owner[] = Array.from({ length: 5_000 }, (_, id) => ({
  id,
}))
const getKey = ({ id }: Owner) => String(id)
const columns: TableProps<Owner>['columns'] = [
  {
    id: 'name',
    head: 'Owner',
    cell: ({ id }) => <a href={`#${id}`}>Owner {id}</a>,
  },
  { id: 'share', head: 'Share', cell: ({ id }) => id * 3, align: 'end' },
]

function Owners(props: Partial<TableProps<Owner>>) {
  return (
    <Table
      caption="Owners"
      columns={columns}
      rows={owners}
      getKey={getKey}
      {...props}
    />
  )
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-index]')]

beforeEach(async () => {
  await page.viewport(600, 700)
  window.scrollTo(0, 0)
})

test('default: a table of all rows to readers, of a few to the page', async () => {
  await render(<Owners />)
  const table = page.getByRole('table', { name: 'Owners' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '5001')
  expect(rows().length).toBeLessThan(50)
  window.scrollTo({ top: 100_000, behavior: 'instant' })
  await expect
    .poll(() => Number(rows()[0]?.dataset['index']))
    .toBeGreaterThan(1_500)
  for (const row of rows())
    expect(row.getAttribute('aria-rowindex')).toBe(
      String(Number(row.dataset['index']) + 2),
    )
})

test.each([
  [-1, '-1'],
  [9_000, '9001'],
])('param: total of %s', async (total, rowCount) => {
  await render(<Owners total={total} />)
  const table = page.getByRole('table', { name: 'Owners' })
  await expect.element(table).toHaveAttribute('aria-rowcount', rowCount)
})

test.each([
  ['loading', { rows: undefined }],
  ['failed', { rows: undefined, error: new Error('offline') }],
  ['empty', { rows: [] }],
  ['full', {}],
])('param: className and style, while %s', async (_, props) => {
  const { container } = await render(
    <Owners {...props} className="mine" style={{ order: 7 }} />,
  )
  const [element] = container.children
  expect(element?.classList.contains('mine')).toBe(true)
  expect((element as HTMLElement).style.order).toBe('7')
})

test('behavior: rows in view follow each other', async () => {
  await render(
    <div style={{ blockSize: '400px' }}>
      <Owners scroll="own" />
    </div>,
  )
  document.querySelector('.sr-rows-scroller')?.scrollTo(0, 50_000)
  await expect
    .poll(() => Number(rows()[0]?.dataset['index']))
    .toBeGreaterThan(800)
  const tops = rows().map((row) => row.getBoundingClientRect())
  for (const [at, box] of tops.entries()) {
    const next = tops[at + 1]
    if (next) expect(Math.abs(next.top - box.bottom)).toBeLessThan(0.6)
  }
  const head = page.getByRole('columnheader', { name: 'Owner' }).element()
  expect(head.getBoundingClientRect().top).toBeLessThan(10)
})

test('behavior: End leads to the last row', async () => {
  await render(<Owners />)
  ;(
    page
      .getByRole('link', { name: 'Owner 0', exact: true })
      .element() as HTMLElement
  ).focus()
  await userEvent.keyboard('{End}')
  await expect
    .poll(() => document.activeElement?.textContent)
    .toBe('Owner 4999')
})

test('behavior: loading, empty, failed', async () => {
  const view = await render(<Owners rows={undefined} />)
  await expect.element(page.getByRole('status')).toBeVisible()
  await view.rerender(<Owners rows={[]} />)
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  await view.rerender(<Owners rows={undefined} error={new Error('503')} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
})
