import { spokenLines } from "../table/log";
import { get } from "../house/api";
import type { Happened, Message, TableShown, View } from "../house/messages";

/** So many entries of the log, the newest ones, are looked through for the last event. */
const RECENT = 12;

/** A game under way, seen from afar: with whom, how far, for whom it waits, what happened last. */
export interface Glance {
  names: string[];
  others: string[];
  /** Who is waited for; empty when it is oneself. */
  waits: string;
  progress: Message | null;
  last: Message | null;
}

/** How far a game is: its round, or its turn where it has no rounds. */
export function progressOf(view: View): Message | null {
  const { round, rounds, turn, turns } = view.board as Record<string, number | undefined>;
  if (round !== undefined) return { id: "screen-round", args: { round, ...(rounds === undefined ? {} : { rounds }) } };
  return turn === undefined ? null : { id: "screen-turn", args: { turn, ...(turns === undefined ? {} : { turns }) } };
}

/** What a list tells of a table, made of the table and the end of its log. */
export function glanceOf(table: TableShown, entries: Happened[]): Glance {
  const { seats, position } = table;
  const names = seats.map(({ name }) => name);
  const awaited = seats[position?.waiting_for ?? position?.turn ?? -1];
  return {
    names,
    others: seats.filter(({ you, kind }) => !you && kind !== "empty").map(({ name }) => name),
    waits: awaited && !awaited.you ? awaited.name : "",
    progress: position ? progressOf(position.view) : null,
    last: spokenLines(entries).findLast(({ game }) => game)?.message ?? null,
  };
}

/** Look at a table from afar. */
export async function glanceAt(id: string): Promise<Glance> {
  const table = await get<TableShown>(`/api/tables/${id}`);
  return glanceOf(table, await get<Happened[]>(`/api/tables/${id}/log?since=${Math.max(0, table.seq - RECENT)}`));
}
