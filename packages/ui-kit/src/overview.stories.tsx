import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppsScreen } from '../test/AppsScreen.tsx'
import { FieldsScreen } from '../test/FieldsScreen.tsx'
import { Gallery } from '../test/Gallery.tsx'
import { ListsScreen } from '../test/ListsScreen.tsx'
import { ReviewScreen } from '../test/ReviewScreen.tsx'
import { StatesScreen } from '../test/StatesScreen.tsx'

const meta = {
  title: 'Overview',
  component: Gallery,
  parameters: { widths: [390, 360, 768, 1440] },
} satisfies Meta<typeof Gallery>

export default meta

type Story = StoryObj<typeof meta>

export const Review: Story = { render: () => <ReviewScreen /> }

export const Lists: Story = { render: () => <ListsScreen /> }

export const Fields: Story = { render: () => <FieldsScreen /> }

export const States: Story = { render: () => <StatesScreen /> }

export const Apps: Story = { render: () => <AppsScreen /> }

const compact = {
  globals: { density: 'compact' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute(
      'data-sr-density',
      'compact',
    )
  },
} satisfies Story

export const CompactLists: Story = { ...compact, ...Lists }

export const CompactFields: Story = { ...compact, ...Fields }
