/** What goods are driven in. */
export interface Vehicle {
  readonly name: string;
  readonly nameGa: string;
  readonly payloadGrams: number;
  /** The volume of the whole hold, in litres. */
  readonly litres: number;
  readonly tailLift: boolean;
}

/** How many of a vehicle a list takes by weight and by volume: the greater number is needed. */
export interface VehicleFit {
  readonly vehicle: Vehicle;
  readonly byWeight: number;
  readonly byVolume: number;
  readonly count: number;
}

/** The vehicles that are compared with where none is stored. */
const GENERIC_VEHICLES: readonly Vehicle[] = [
  { name: "Van", nameGa: "Veain", payloadGrams: 1_200_000, litres: 10_000, tailLift: false },
  {
    name: "Truck with tail lift",
    nameGa: "Trucail le hardaitheoir cúil",
    payloadGrams: 3_000_000,
    litres: 30_000,
    tailLift: true,
  },
];

/** Percent of a hold that cases fill when they are loaded well. */
const USABLE_PERCENT = 75;

/** How many of each vehicle carry a weight and a volume; none where both are 0. */
export function fitVehicles(
  load: { readonly grams: number; readonly litres: number },
  vehicles: readonly Vehicle[],
): readonly VehicleFit[] {
  const compared = vehicles.length > 0 ? vehicles : GENERIC_VEHICLES;
  return compared.map((vehicle) => {
    const byWeight = Math.ceil(load.grams / vehicle.payloadGrams);
    const byVolume = Math.ceil((load.litres * 100) / (vehicle.litres * USABLE_PERCENT));
    return { vehicle, byWeight, byVolume, count: Math.max(byWeight, byVolume) };
  });
}
