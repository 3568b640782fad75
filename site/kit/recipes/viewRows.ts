import type { DataCenter, Device } from '../datacenter/dataCenterModel.ts';
import { ipText, rangeOf } from '../datacenter/facts.ts';

export type Row = Record<string, string | number | boolean | undefined>;

/** `today`, `today-200` or a plain date as `2026-04-16`. */
function dateOf(dc: DataCenter, text: string | undefined): string | undefined {
  const [, days] = text?.match(/^today([+-]\d+)?$/) ?? [];
  if (!text?.startsWith('today')) return text;
  const date = new Date(`${dc.about.today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Number(days ?? 0));
  return date.toISOString().slice(0, 10);
}

/** The entries that a view has: those with a key. */
const keyedIn = <T extends { key?: number }>(named: Record<string, T>) =>
  Object.entries(named).filter(([, { key }]) => key !== undefined);

const yes = (value: unknown) => (value ? 'Yes' : 'No');

/** The rows of every view that the sample data center has rows for. */
export function viewRows(dc: DataCenter): Record<string, Row[]> {
  return Object.fromEntries(Object.entries(VIEWS).map(([view, rowsOf]) => [view, rowsOf(dc)]));
}

/** The rows of each view, in the order in which they are written. */
const VIEWS: Record<string, (dc: DataCenter) => Row[]> = {
  view_dbb_compute_v2: computeRows,
  view_dbb_adm_businessapp_composition_v2: compositionRows,
  view_dbb_adm_workload_and_app_comm_v2: communicationRows,
  view_dbb_security_v2: securityRows,
  view_device_v1: (dc) =>
    deviceRows(dc).map(({ device_pk, name, asset_no, os_name, os_version }) => ({
      device_pk,
      name,
      asset_no,
      os_name,
      os_version,
    })),
  view_device_v2: deviceRows,
  view_rack_v1: (dc) => Object.entries(dc.racks).map(([name, { key }]) => ({ rack_pk: key, name })),
  view_netport_v1: (dc) =>
    dc.rows.view_netport_v1.map(({ device, ...port }) => ({
      ...port,
      device_fk: keyOf(dc, device),
    })),
  view_serviceinstance_v2: (dc) =>
    Object.values(dc.services).flatMap(({ key, instances }) =>
      keyedIn(instances).map(([device, instance]) => ({
        serviceinstance_pk: instance.key,
        service_fk: key,
        device_fk: keyOf(dc, device),
        enduser_fk: instance.user && dc['end-users'][instance.user]?.key,
        pinned: false,
        topology_status: instance.topology,
      })),
    ),
  view_enduser_v1: (dc) =>
    Object.entries(dc['end-users']).map(([name, user]) => ({
      enduser_pk: user.key,
      name,
      email: user.email,
      contact: user.contact,
      location: user.location,
      adusername: user.account,
    })),
  view_mountpoint_v1: (dc) =>
    dc['mount-points'].map((mount) => ({
      mountpoint_pk: mount.key,
      device_fk: keyOf(dc, mount.device),
      mountpoint: mount.mount,
      filesystem: mount.filesystem,
      fstype_name: mount.type,
      capacity: mount.capacity,
      free_capacity: mount.free,
    })),
  view_certificate_v1: (dc) =>
    keyedIn(dc.certificates).map(([name, { key, valid_to }]) => ({
      certificate_pk: key,
      issued_to: name,
      valid_to: dateOf(dc, valid_to),
    })),
  view_appcomp_v1: (dc) =>
    keyedIn(dc['application-components']).map(([name, { key, device, category }]) => ({
      appcomp_pk: key,
      name,
      device_fk: keyOf(dc, device),
      application_category_name: category,
    })),
  view_businessapplication_v1: (dc) =>
    Object.entries(dc['business-services']).map(([name, service]) => ({
      businessapplication_pk: service.key,
      name,
      is_contains_pii: service.contains_pii,
    })),
  view_businessapplicationelement_v1: (dc) =>
    Object.values(dc['business-services']).flatMap((service) =>
      (service.devices ?? []).map((device) => ({
        businessapplication_fk: service.key,
        device_fk: keyOf(dc, device),
      })),
    ),
  view_software_v1: (dc) =>
    keyedIn(dc.software).map(([name, { key, type }]) => ({
      software_pk: key,
      name,
      software_type: type,
    })),
  view_softwareinuse_v1: (dc) =>
    Object.values(dc.software).flatMap((software) =>
      keyedIn(software.installed).map(([device, { key, version, date }]) => ({
        softwareinuse_pk: key,
        software_fk: software.key,
        device_fk: keyOf(dc, device),
        version,
        install_date: dateOf(dc, date),
      })),
    ),
  view_softwareeoleos_v1: (dc) =>
    keyedIn(dc.software)
      .flatMap(([, { key, versions = {} }]) =>
        Object.entries(versions).map(([version, dates]) => ({ key, version, dates })),
      )
      .map(({ key, version, dates }, index) => ({
        softwareeoleos_pk: index + 1,
        software_fk: key,
        version,
        eol_date: dates.end_of_life,
        eos_date: dates.end_of_service,
        source: dates.source ?? 'enriched',
      })),
  view_device_custom_fields_flat_v1: customFieldRows,
  view_device_custom_fields_flat_v2: customFieldRows,
  view_telcocircuit_v1: (dc) =>
    Object.entries(dc.circuits).map(([circuit_id, circuit]) => ({
      telcocircuit_pk: circuit.key,
      circuit_id,
      vendor_fk: Object.keys(dc.vendors).indexOf(circuit.vendor) + 1,
      circuit_type: circuit.type,
      bandwidth: circuit.bandwidth,
      monthly_cost: circuit.monthly_cost,
      contract_end_date: circuit.contract.end,
      a_end: [circuit.from.device, circuit.from.port].filter(Boolean).join(' '),
      z_end: circuit.to?.device,
    })),
  view_telcocircuit_custom_fields_flat_v1: (dc) =>
    Object.values(dc.circuits).flatMap(({ key, custom_fields }) =>
      custom_fields ? [{ telcocircuit_fk: key, ...custom_fields }] : [],
    ),
  view_service_v2: (dc) =>
    keyedIn(dc.services).map(([name, { key }]) => ({
      service_pk: key,
      name,
      displayname: name,
    })),
  view_servicelistenerport_v2: listenerPorts,
  view_servicecommunication_v2: (dc) => {
    const ports = listenerPorts(dc);
    const addresses = addressesOf(dc);
    return dc.communications.map((row, index) => ({
      servicecommunication_pk: index + 1,
      listener_device_fk: keyOf(dc, row.listener),
      client_device_fk: keyOf(dc, row.client),
      listener_ip: addresses.find(({ device }) => device === row.listener)?.address,
      client_ip: row.ip,
      port: row.port,
      protocol: '6',
      servicelistenerport_fk: ports.find(
        ({ device_fk, port }) => device_fk === keyOf(dc, row.listener) && port === row.port,
      )?.servicelistenerport_pk,
      client_process_display_name: row.process,
      last_detected: dateOf(dc, row.seen),
      netstat_total_samples: row.netstat?.[0],
      netstat_active_samples: row.netstat?.[1],
      netstat_total_eports: row.netstat?.[2],
    }));
  },
  view_affinitygroup_v2: (dc) =>
    Object.entries(dc['application-groups']).map(([name, { rule }], index) => ({
      affinitygroup_pk: index + 1,
      name,
      primary_device_fk: keyOf(dc, rule.starting_points[0]),
    })),
  view_subnet_v1: (dc) => {
    const keys = numbered(dc.subnets);
    return Object.keys(dc.subnets).map((subnet) => {
      const range = rangeOf(subnet);
      return {
        subnet_pk: keys.get(subnet),
        network: range && ipText(range.first),
        mask_bits: range?.bits,
        range_begin: range && ipText(range.first + 1),
        range_end: range && ipText(range.last - 1),
      };
    });
  },
  view_ipaddress_v1: (dc) => {
    const keys = numbered(dc.subnets);
    return addressesOf(dc).map(({ subnet, address, device, label }, index) => ({
      ipaddress_pk: index + 1,
      ip_address: address,
      label,
      device_fk: keyOf(dc, device),
      subnet_fk: keys.get(subnet),
      available: false,
    }));
  },
  view_dnszone_v1: (dc) => {
    const keys = numbered(dc.dns);
    return Object.keys(dc.dns).map((name) => ({ dnszone_pk: keys.get(name), name }));
  },
  view_dnsrecords_v1: (dc) => {
    const keys = numbered(dc.dns);
    return Object.entries(dc.dns).flatMap(([zone, { records }]) =>
      records.map(({ name, type, content }) => ({ name, type, content, dnszone_fk: keys.get(zone) })),
    );
  },
};

const keyOf = ({ devices }: DataCenter, name: string | undefined) => (name ? devices[name]?.key : undefined);

const noon = ({ about }: DataCenter, date: string | undefined) => date && `${date} ${about.clock}+00`;

const rackKey = ({ racks }: DataCenter, name: string | undefined) => (name ? racks[name]?.key : undefined);

/** The keys of entries that have none of their own: their numbers. */
const numbered = (named: object) => new Map(Object.keys(named).map((name, index) => [name, index + 1]));

function addressesOf({ addresses }: DataCenter) {
  return Object.entries(addresses).flatMap(([subnet, some]) =>
    Object.entries(some).map(([address, facts]) => ({ subnet, address, ...facts })),
  );
}

function serviceOf(dc: DataCenter, name: string | undefined): string | undefined {
  const services = Object.entries(dc['business-services']);
  return services.find(([, { devices }]) => name && devices?.includes(name))?.[0];
}

/** The rack of a device: its own, else that of its chassis, else that of its host. */
function rackOf(dc: DataCenter, device: Device | undefined): string | undefined {
  const carrier = device?.chassis ?? device?.host;
  return device?.rack ?? (carrier ? rackOf(dc, dc.devices[carrier]) : undefined);
}

function placeOf(dc: DataCenter, device: Device): Row {
  const chassis = device.chassis ? dc.devices[device.chassis] : undefined;
  const rack = device.rack ?? chassis?.rack;
  const room = rack ? dc.racks[rack]?.room : undefined;
  const building = dc.rooms[room ?? device.storage_room ?? '']?.building;
  return {
    rack_name: rack,
    u_position: device.u,
    size_ru: device.hardware && dc['hardware-models'][device.hardware]?.size,
    chassis_device_name: device.chassis,
    chassis_u_location: chassis?.u,
    storage_room: device.storage_room,
    room_name: room,
    building_name: building,
    building_address: building && dc.buildings[building]?.address,
    server_location: building ?? (device.cloud && dc['cloud-accounts'][device.cloud.account]?.region),
  };
}

/** Computers: all devices but those of the network. */
function computeRows(dc: DataCenter): Row[] {
  const addresses = addressesOf(dc);
  return keyedIn(dc.devices)
    .filter(([, { network }]) => !network)
    .map(([name, device]): Row => {
      const model = device.hardware ? dc['hardware-models'][device.hardware] : undefined;
      const [os, version] = device.os ?? [];
      const life = os && version ? dc['operating-systems'][os]?.[version] : undefined;
      const account = device.cloud && dc['cloud-accounts'][device.cloud.account];
      return {
        device_fk: device.key,
        device_name: name,
        first_added: noon(dc, dateOf(dc, device.first_added ?? 'today-100')),
        last_discovered: dateOf(dc, device.last_discovered ?? 'today-1'),
        in_service: device.in_service ?? true,
        service_level: device.service_level,
        device_type: device.type,
        device_subtype: device.subtype,
        virtual_subtype: device.type === 'virtual' ? device.subtype : undefined,
        device_serial: device.serial,
        virtual_host: device.virtual_host ?? false,
        network_device: false,
        virtual_host_device_fk: keyOf(dc, device.host),
        vm_manager_device_fk: keyOf(dc, device.vm_manager),
        ...placeOf(dc, device),
        os_name: os,
        os_name_ver: [os, version].filter(Boolean).join(' - '),
        os_version: version,
        os_end_of_life: dateOf(dc, life?.end_of_life),
        os_end_of_support: dateOf(dc, life?.end_of_support),
        manufacturer: model?.vendor,
        hardware_model: device.hardware,
        hdw_end_of_life: dateOf(dc, model?.end_of_life),
        hdw_end_of_support: dateOf(dc, model?.end_of_support),
        asset_number: device.asset_number,
        total_cpus: device.cpu?.sockets,
        core_per_cpu: device.cpu?.cores,
        threads_per_core: device.cpu?.threads,
        total_cores: device.cpu && device.cpu.sockets * device.cpu.cores,
        ram_mb: device.ram_gb && device.ram_gb * 1024,
        local_total_space_gb: device.disk_gb?.local,
        remote_total_space_gb: device.disk_gb?.remote,
        customer_department: device.customer,
        account: device.cloud?.account,
        cloud_service_provider: account?.vendor,
        cloud_service_name: device.cloud?.service,
        cloud_instance_id: device.cloud && name,
        cloud_location: account?.region,
        all_ips: addresses
          .filter((one) => one.device === name && one.discovered !== false)
          .map(({ address }) => address)
          .join(' | '),
        is_blade: yes(device.chassis),
        is_hyperthreaded: yes((device.cpu?.threads ?? 1) > 1),
        is_network_device: 'No',
        is_cluster: 'No',
        is_container: 'No',
      };
    });
}

/** All devices, those of the network last. */
function deviceRows(dc: DataCenter): Row[] {
  const computeOf = new Map(computeRows(dc).map((row) => [row.device_name, row]));
  const keyed = keyedIn(dc.devices);
  const inOrder = [
    ...keyed.filter(([, { network }]) => !network),
    ...keyed.filter(([, { network }]) => network),
  ];
  return inOrder.map(([name, device]): Row => {
    const row = computeOf.get(name);
    return {
      device_pk: device.key,
      name,
      type: device.type,
      virtualsubtype: row?.virtual_subtype,
      serial_no: row?.device_serial,
      asset_no: device.asset_number ?? '',
      in_service: row?.in_service,
      service_level: device.service_level,
      network_device: device.network ?? false,
      virtual_host: row?.virtual_host,
      virtual_host_device_fk: row?.virtual_host_device_fk,
      vm_manager_device_fk: row?.vm_manager_device_fk,
      os_name: row?.os_name,
      os_version: row?.os_version,
      total_cpus: row?.total_cpus,
      core_per_cpu: row?.core_per_cpu,
      rack_fk: rackKey(dc, device.rack),
      calculated_rack_fk: rackKey(dc, rackOf(dc, device)),
      first_added: noon(dc, dateOf(dc, device.first_added ?? 'today-100')),
      tags: device.tags?.join(', '),
    };
  });
}

/** What business services consist of. */
function compositionRows(dc: DataCenter): Row[] {
  return dc.rows.view_dbb_adm_businessapp_composition_v2.map((row): Row => {
    const service = dc['business-services'][row.service];
    const pii = service?.contains_pii;
    return {
      businessapplication_fk: service?.key,
      business_app_name: row.service,
      business_app_tech_owner: service?.technical_owner,
      business_app_owner: service?.owner,
      business_app_service_level: service?.service_level,
      business_app_criticality: service?.criticality,
      business_app_type: service?.type,
      business_app_contains_pii: pii === undefined ? 'Not Set' : yes(pii),
      business_app_internet_accessible: yes(service?.internet_accessible),
      object_name: row.object,
      component_type: row.component_type ?? 'N/A',
      port: row.port ?? 'N/A',
      device_fk: keyOf(dc, row.device),
      impacted_object: row.device,
      device_host: dc.devices[row.device]?.host ?? 'No Host',
      device_subtype: dc.devices[row.device]?.subtype,
      impact_reason: row.reason,
      relationship_type: row.relation,
      trends_url: row.trends ? `https://hb-ma-01.${dc.about.domain}/` : 'No Trends',
    };
  });
}

/** Who asks whom. */
function communicationRows(dc: DataCenter): Row[] {
  return dc.communications.map(
    (row): Row => ({
      listener_device_fk: keyOf(dc, row.listener),
      listener_device: row.listener,
      listener_app_component: row.component,
      listener_business_app: serviceOf(dc, row.listener),
      client_device_fk: keyOf(dc, row.client),
      client_device: row.client,
      client_device_object_category: row.client && dc.devices[row.client]?.object_category,
      client_business_app: serviceOf(dc, row.client),
      client_ip: row.ip,
      client_process_display_name: row.process,
      port_communication: row.port,
      protocol: 'TCP',
      comm_last_detected: dateOf(dc, row.seen),
    }),
  );
}

/** What security has to look at. */
function securityRows(dc: DataCenter): Row[] {
  return dc.rows.view_dbb_security_v2.map((row): Row => {
    const device = row.device ? dc.devices[row.device] : undefined;
    const shared: Row = {
      is_missing_os: row.missing_os ?? (device ? 'No' : 'Yes'),
      is_missing_software: row.missing_software ?? (device ? 'No' : 'Yes'),
      is_ip_device_assoc: yes(device),
      ip_address: row.ip,
      client_external_ips: row.client_ips ?? 'No Client Ext IPs',
      listener_external_ips: row.listener_ips ?? 'No Listener Ext IPs',
      is_client_w_public_ips: yes(row.client_ips),
      is_listener_w_public_ips: yes(row.listener_ips),
    };
    if (device && row.device) {
      const name = row.device;
      const software = Object.entries(dc.software).filter(([, { installed }]) => name in installed);
      const sorted = software.toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        ...shared,
        device_fk: device.key,
        device_name: name,
        device_type: device.type.replace(/^./, (letter) => letter.toUpperCase()),
        serial_number: device.serial,
        device_service_level: device.service_level,
        device_first_added: noon(dc, dateOf(dc, device.first_added ?? 'today-100')),
        device_last_changed: noon(dc, dc.about.today),
        contains_pii: row.pii,
        all_software: sorted.map(([one]) => one).join(' | ') || 'No Software',
        all_software_types: sorted.map(([, { type }]) => type).join(' | ') || undefined,
        mismatched_listener_devices: row.listeners,
        mismatched_client_devices: row.clients,
        insecure_port_other_device: row.ports,
      };
    }
    const range = rangeOf(row.subnet ?? '');
    const record = dc.dns[row.zone ?? '']?.records.find(({ name }) => name === row.record);
    return {
      is_missing_os: 'Yes',
      is_missing_software: 'Yes',
      is_ip_device_assoc: 'No',
      ip_address: row.ip,
      subnet_network: range && ipText(range.first),
      subnet_range_begin: range && ipText(range.first + 1),
      subnet_range_end: range && ipText(range.last - 1),
      mask_bits: range?.bits,
      dns_name: record?.name,
      dns_type: record?.type,
      dns_content: record?.content,
      dnszone_name: row.zone,
    };
  });
}

/** Ports that devices listen on. */
function listenerPorts(dc: DataCenter): Row[] {
  return Object.values(dc.services)
    .flatMap(({ instances }) => Object.entries(instances))
    .filter(([, { port }]) => port !== undefined)
    .map(([device, { key, port }], index) => ({
      servicelistenerport_pk: index + 1,
      device_fk: keyOf(dc, device),
      port,
      discovered_serviceinstance_fk: key,
    }));
}

/** Custom fields of devices. */
function customFieldRows(dc: DataCenter): Row[] {
  return keyedIn(dc.devices).flatMap(([, device]): Row[] =>
    device.custom_fields ? [{ device_fk: device.key, ...device.custom_fields }] : [],
  );
}
