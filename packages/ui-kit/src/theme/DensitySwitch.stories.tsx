import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { DensitySwitch } from './DensitySwitch.tsx'

const meta = {
  title: 'Basics/DensitySwitch',
  component: DensitySwitch,
  args: { value: 'comfortable', onValueChange: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <DensitySwitch {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof DensitySwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Comfortable: Story = {}

export const Compact: Story = { args: { value: 'compact' } }

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked()
  },
}

export const OtherWords: Story = {
  args: { labels: { group: 'Abstand', comfortable: 'Weit', compact: 'Eng' } },
}
