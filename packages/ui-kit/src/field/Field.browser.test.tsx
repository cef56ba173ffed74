import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Checkbox } from './Checkbox.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import '../styles.css'

interface Given {
  label: string
  aside?: ReactNode
  hint?: ReactNode
  warning?: ReactNode
  error?: ReactNode
  required?: boolean
  mono?: boolean
  onValueChange?: (value: string) => void
  'aria-describedby'?: string
}

const fields: [string, (props: Given) => React.JSX.Element][] = [
  ['TextField', (props) => <TextField {...props} />],
  ['TextArea', (props) => <TextArea {...props} />],
  [
    'SelectField',
    (props) => (
      <SelectField {...props} options={[{ value: 'one', label: 'One' }]} />
    ),
  ],
]

test.each(fields)('default: %s shows and links its texts', async (_, field) => {
  const screen = await render(
    <>
      <p id="own">Own text</p>
      {field({
        label: 'Name',
        aside: 'Optional',
        hint: 'Owners see it',
        warning: 'Public',
        error: 'Too long',
        mono: true,
        'aria-describedby': 'own',
      })}
    </>,
  )
  const control = screen.getByLabelText('Name')
  await expect.element(screen.getByText('Optional')).toBeVisible()
  await expect
    .element(control)
    .toHaveAccessibleDescription('Own text Too long Public Owners see it')
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  expect(control.element().closest('.sr-input')).toHaveProperty(
    'dataset.mono',
    'true',
  )
})

test.each(fields)(
  'behavior: %s describes nothing by texts that are absent',
  async (_, field) => {
    const screen = await render(
      field({ label: 'Name', hint: false, warning: null, error: '' }),
    )
    const control = screen.getByLabelText('Name')
    await expect.element(control).not.toHaveAttribute('aria-describedby')
    await expect.element(control).not.toHaveAttribute('aria-invalid')
    expect(
      control.element().closest('.sr-field')?.querySelector('p'),
    ).toBeNull()
  },
)

test.each(fields)(
  'behavior: a required %s has a mark that is not part of its name',
  async (_, field) => {
    const screen = await render(field({ label: 'Name', required: true }))
    const control = screen.getByLabelText('Name')
    await expect.element(control).toBeRequired()
    await expect.element(control).toHaveAccessibleName('Name')
    expect(
      screen.container.querySelector('label > .sr-field-mark'),
    ).not.toBeNull()
  },
)

test('behavior: a checkbox keeps the description of its caller', async () => {
  const screen = await render(
    <>
      <p id="own">Own text</p>
      <Checkbox label="Agreed" hint="On my device" aria-describedby="own" />
    </>,
  )
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleDescription('Own text On my device')
})

test('behavior: a checkbox shows no empty hint', async () => {
  const screen = await render(<Checkbox label="Agreed" hint={false} />)
  expect(screen.container.querySelector('p')).toBeNull()
  await expect
    .element(screen.getByRole('checkbox'))
    .not.toHaveAttribute('aria-describedby')
})
