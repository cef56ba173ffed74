import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta = {
  title: 'Basics/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onValueChange: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <ThemeSwitch {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof ThemeSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Light: Story = { args: { value: 'light' } }

export const Dark: Story = { args: { value: 'dark' } }

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
  },
}
