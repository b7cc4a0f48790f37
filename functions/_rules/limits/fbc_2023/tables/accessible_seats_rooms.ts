/** Wheelchair places among fixed seats, and guest rooms with mobility features. */

const SEATS: readonly [upTo: number, spaces: number][] = [[3, 0], [25, 1], [50, 2], [150, 4], [
  300,
  5,
], [500, 6]];

/** Wheelchair spaces for a room of fixed seats. @source FBC-A 8th ed. (2023), 221 */
export function wheelchairSpacesFor(seats: number): number {
  const step = SEATS.find(([upTo]) => seats <= upTo);
  return step ? step[1] : 6 + Math.ceil((seats - 500) / 150);
}

const ROOMS: readonly [upTo: number, rooms: number][] = [
  [0, 0],
  [25, 1],
  [50, 2],
  [75, 4],
  [100, 5],
  [150, 7],
  [200, 8],
  [300, 10],
  [400, 12],
  [500, 13],
];

/** Guest rooms with mobility features, roll-in showers included. @source FBC-A 8th ed. (2023), 224.2 */
export function mobilityRoomsFor(rooms: number): number {
  const step = ROOMS.find(([upTo]) => rooms <= upTo);
  return step ? step[1] : Math.ceil(rooms * 0.03);
}
