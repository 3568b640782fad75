/** Entries of one file, by name. */
type Named<T> = Record<string, T>;

export interface Device {
  key?: number;
  type: string;
  subtype?: string;
  hardware?: string;
  rack?: string;
  u?: number;
  size?: number;
  face?: string;
  chassis?: string;
  slot?: number;
  host?: string;
  vm_manager?: string;
  virtual_host?: boolean;
  blade_chassis?: boolean;
  network?: boolean;
  members?: string[];
  building?: string;
  role?: string;
  storage_room?: string;
  alias?: string;
  serial?: string;
  asset_number?: string;
  service_level?: string;
  in_service?: boolean;
  customer?: string;
  object_category?: string;
  os?: string[];
  cpu?: { sockets: number; cores: number; threads: number };
  ram_gb?: number;
  disk_gb?: { local: number; remote?: number };
  interfaces?: string[];
  mac?: { interface: string; address: string; vlan: number; switch_port: [string, string] };
  cloud?: { account: string; service: string };
  first_added?: string;
  last_discovered?: string;
  tags?: string[];
  custom_fields?: Named<string>;
}
export interface HardwareModel {
  vendor: string;
  type: string;
  size?: number;
  depth?: string;
  blade_size?: string;
  watts?: number;
  power_supplies?: number;
  blade_slots?: { rows: number; columns: number };
  ports?: { prefix: string; count: number; type: string }[];
  end_of_life?: string;
  end_of_support?: string;
}
export interface PowerUnit {
  kind: string;
  model?: string;
  rack?: string;
  room?: string;
  feed?: string;
  where?: string;
  orientation?: string;
  u?: number;
  fed_by?: (string | [string, number])[];
  outlets?: Record<string, string | { unit: string; watts: number }>;
  stated?: number;
  measured?: { watts: number; amps?: number; power_factor?: number };
}
export type CableEnd = [string, string | number] | [string, string, number];
export interface Cable {
  count?: number;
  from: CableEnd;
  to: CableEnd[];
  connector?: string;
  length_m?: number;
  color?: string;
}
export interface Subnet {
  vrf: string;
  name?: string;
  parent?: string;
  vlans?: number[];
  gateway?: string;
}
export interface Address {
  key?: number;
  device?: string;
  power_unit?: string;
  label?: string;
  discovered?: boolean;
}
export interface Communication {
  listener: string;
  component?: string;
  port: number;
  client?: string;
  ip: string;
  process?: string;
  seen: string;
  /** Of the samples by `netstat`: those with the listener, those with this communication, and client ports in all. */
  netstat?: [listener: number, active: number, ports: number];
}
export interface BusinessService {
  key: number;
  type?: string;
  owner?: string;
  technical_owner?: string;
  customer?: string;
  service_level?: string;
  criticality?: string;
  contains_pii?: boolean;
  internet_accessible?: boolean;
  children?: string[];
  devices?: string[];
  components?: string[];
  lines?: { from: string; to: string; label: string }[];
}
export interface View {
  block: string;
  purpose: string;
  key?: string;
  partial?: boolean;
  columns: Named<{ type: string; text?: string; to?: string; unused?: boolean }>;
}
export interface CompositionRow {
  service: string;
  object: string;
  component_type?: string;
  port?: string;
  device: string;
  reason: string;
  relation: string;
  trends?: boolean;
}
export interface SecurityRow {
  device?: string;
  ip: string;
  pii?: string;
  ports?: string;
  clients?: string;
  listeners?: string;
  client_ips?: string;
  listener_ips?: string;
  missing_os?: string;
  missing_software?: string;
  subnet?: string;
  zone?: string;
  record?: string;
}

/** The files of `site/data/datacenter/`, each under its name. */
export interface DataCenter {
  about: { today: string; clock: string; domain: string; mail: string; voltage: number };
  addresses: Named<Named<Address>>;
  'application-components': Named<{
    /** The devices that it runs on, each with its number there. */
    devices?: Named<number>;
    /** The number of one that runs on no device. */
    key?: number;
    category?: string;
    depends_on?: string[];
    customer?: string;
  }>;
  'application-groups': Named<{ rule: { starting_points: string[] }; members: string[] }>;
  'asset-models': Named<{ vendor?: string; kind: string; size?: number; ports: number }>;
  assets: Named<{
    id?: number;
    kind: string;
    model?: string;
    rack?: string;
    u?: number;
    room?: string;
    face?: string;
    asset_number?: string;
  }>;
  buildings: Named<{ key: number; role: string; address?: string }>;
  'business-services': Named<BusinessService>;
  cables: Named<Cable>;
  certificates: Named<{ key?: number; valid_to?: string; instances?: string[] }>;
  circuits: Named<{
    key: number;
    vendor: string;
    customer: string;
    type: string;
    bandwidth: string;
    monthly_cost: number;
    from: { building: string; device: string; port?: string };
    to?: { building: string; device: string };
    contract: { start: string; end: string };
    custom_fields?: Named<string>;
  }>;
  'cloud-accounts': Named<{ vendor: string; region?: string }>;
  communications: Communication[];
  'custom-fields': Named<{ object: string; type: string }>;
  customers: Named<{ key: number }>;
  devices: Named<Device>;
  dns: Named<{
    nameserver?: string;
    vrf: string;
    subnet?: string;
    records: { name: string; type: string; content: string; address?: string }[];
  }>;
  'end-users': Named<{ key: number; email: string; contact: string; location: string; account: string }>;
  'hardware-models': Named<HardwareModel>;
  jobs: Named<{ collector: string; windows_service?: string; targets: string[]; units?: number }>;
  licenses: Named<{
    model: string;
    bought?: number;
    in_use: number;
    percent?: number;
    order?: string;
    start?: string;
    end?: string;
    customer?: string;
    device?: string;
    sockets?: number;
    cores_per_socket?: number;
    core_factor?: number;
  }>;
  'mount-points': {
    key: number;
    device: string;
    mount: string;
    filesystem: string;
    type: string;
    capacity: number;
    free: number;
  }[];
  nat: Named<{ source: string; source_end?: string; target: string; target_end?: string }>;
  'operating-systems': Named<Named<{ end_of_life?: string; end_of_support?: string }>>;
  parts: {
    models: Named<{ type: string }>;
    stock: { model: string; room: string; count: number }[];
    installed: Named<Record<string, string>>;
  };
  'power-models': Named<{
    vendor: string;
    mount?: string;
    size: number;
    outlets: Named<string>;
    infeed: { count: number; volts: number; amps: number };
    rated_watts: number;
  }>;
  'power-units': Named<PowerUnit>;
  purchases: Named<{
    vendor: string;
    customer: string;
    cost_center: string;
    lines: {
      line: number;
      devices?: string[];
      quantity: number;
      unit_cost: number;
      contract?: string;
      start?: string;
      end?: string;
      months?: number;
      yearly?: number;
      total: number;
    }[];
    total_non_recurring: number;
  }>;
  racks: Named<{
    key: number;
    room: string;
    units: number;
    use?: string;
    start_row?: number;
    start_col?: number;
    tiles?: [number, number];
  }>;
  rooms: Named<{
    key: number;
    building: string;
    grid?: { columns: number; rows: number; tile_mm: number };
    raised_floor?: boolean;
  }>;
  rows: {
    view_dbb_adm_businessapp_composition_v2: CompositionRow[];
    view_dbb_security_v2: SecurityRow[];
    view_netport_v1: { netport_pk: number; port: string; device: string; remote_netport_fk?: number }[];
  };
  services: Named<{
    key?: number;
    instances: Named<{ key?: number; user?: string; topology?: string; port?: number; software?: string }>;
  }>;
  software: Named<{
    key?: number;
    type: string;
    versions?: Named<{ end_of_life?: string; end_of_service?: string; source?: string }>;
    installed: Named<{ key?: number; version?: string; date?: string }>;
  }>;
  subnets: Named<Subnet>;
  'switch-ports': Named<{ up: Named<string>; ports: Named<{ vlan?: number; device?: string }> }>;
  vendors: Named<object>;
  views: Named<View>;
  vlans: Record<string, { name?: string; switches?: string[] }>;
  'vrf-groups': Named<object | null>;
}
