import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: {
    label: 'Threshold',
    value: 2,
    min: 1,
    max: 3,
    onValueChange: () => undefined,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <NumberField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof NumberField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TooLarge: Story = { args: { value: 4 } }
