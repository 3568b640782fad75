import type { DataCenter } from '../datacenter/dataCenterModel.ts';
import { countedRange, ipText } from '../datacenter/facts.ts';
import {
  addressesOf,
  dateOf,
  fieldPlace,
  keyedIn,
  keyOf,
  noon,
  type Row,
  rackKey,
  rackOf,
  serviceOf,
  yes,
} from './viewFields.ts';

/** Computers: all devices but those of the network. */
export function computeRows(dc: DataCenter): Row[] {
  const addresses = addressesOf(dc);
  return keyedIn(dc.devices)
    .filter(([, { network, type }]) => !network && type !== 'cluster')
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
        ...fieldPlace(dc, device),
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
export function deviceRows(dc: DataCenter): Row[] {
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
export function compositionRows(dc: DataCenter): Row[] {
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
export function communicationRows(dc: DataCenter): Row[] {
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
export function securityRows(dc: DataCenter): Row[] {
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
        insecure_port_other_device: row.ports?.replaceAll(/today-\d+/g, (day) => dateOf(dc, day) ?? day),
      };
    }
    const range = countedRange(row.subnet ?? '');
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
export function listenerPorts(dc: DataCenter): Row[] {
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
export function customFieldRows(dc: DataCenter): Row[] {
  return keyedIn(dc.devices).flatMap(([, device]): Row[] =>
    device.custom_fields ? [{ device_fk: device.key, ...device.custom_fields }] : [],
  );
}
