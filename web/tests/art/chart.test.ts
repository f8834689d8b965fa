import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { chartScale, spreadApart } from '../../src/art/chart';
import Chart from '../../src/art/Chart.svelte';

describe('the scale of a chart', () => {
  it('begins at nothing and ends above everything in round steps', () => {
    expect(chartScale([0, 14, 37])).toEqual({ least: 0, most: 40, steps: [0, 10, 20, 30, 40] });
    expect(chartScale([151]).steps).toEqual([0, 50, 100, 150, 200]);
  });

  it('goes below nothing if a value does', () => {
    expect(chartScale([-8, 12]).steps).toEqual([-10, -5, 0, 5, 10, 15]);
  });

  it('is there even when everything is nothing', () => {
    expect(chartScale([0, 0]).most).toBeGreaterThan(0);
    expect(chartScale([]).most).toBeGreaterThan(0);
  });
});

describe('labels at the ends of lines', () => {
  it('stay where they are when there is room', () => {
    expect(spreadApart([10, 90], 20, 0, 100)).toEqual([10, 90]);
  });

  it('move apart in their order, and not out of the chart', () => {
    expect(spreadApart([52, 50, 51], 20, 0, 100)).toEqual([90, 50, 70]);
    expect(spreadApart([99, 98], 20, 0, 100)).toEqual([100, 80]);
  });
});

describe('a chart', () => {
  const series = [
    { seat: 0, values: [0, 12, 30] },
    { seat: 1, values: [0, 20, 25] },
  ];

  it('is also a table of every value', () => {
    render(Chart, { series, title: 'Points', labels: ['Start', '1', '2'] });
    const table = screen.getByRole('table', { name: 'Points' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Start', '0', '0'],
      ['1', '12', '20'],
      ['2', '30', '25'],
    ]);
  });

  it('writes the last value of each line beside it', () => {
    const { container } = render(Chart, { series, title: 'Points' });
    const last = [...container.querySelectorAll('text.last')].map((text) => text.textContent);
    expect(last).toEqual(['30', '25']);
  });
});
