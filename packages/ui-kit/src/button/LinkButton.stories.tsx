import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Basics/LinkButton',
  component: LinkButton,
  args: { href: '#new', children: 'New transaction' },
} satisfies Meta<typeof LinkButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Primary: Story = { args: { variant: 'primary' } }

export const Danger: Story = { args: { variant: 'danger' } }

export const Ghost: Story = { args: { variant: 'ghost' } }

export const Small: Story = { args: { size: 'small' } }

export const Block: Story = { args: { block: true } }

export const LinkOfARouter: Story = {
  args: {
    render: ({ children, ...props }) => (
      <a {...props} data-router>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'New transaction' })
    await expect(link).toHaveAttribute('data-router')
    await expect(link).toHaveClass('sr-button')
  },
}
